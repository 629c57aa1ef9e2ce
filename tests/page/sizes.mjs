/** The sizes that the page is made for, in CSS pixels. */
export const sizes = {
  phone: { width: 360, height: 640 },
  tabletTall: { width: 820, height: 1180 },
  tabletWide: { width: 1180, height: 820 },
  desk: { width: 1440, height: 900 },
};
