/** Short tones made here, and the system's habit of silencing them: after a call or a locked screen they begin again. */

/** What a board can sound like. @typedef {'move' | 'capture' | 'check' | 'mated' | 'over' | 'low' | 'phase'} Tone */

/** Frequencies in hertz, one after the other. @type {Record<Tone, number[]>} */
const TONES = {
  move: [420], capture: [300, 240], check: [620, 780], mated: [392, 311, 247], over: [392, 494, 587, 784], low: [880], phase: [523, 659],
};

/** @type {AudioContext | null} */
let audio = null;

/** What waits for the system to let sounds out again: the last tone alone, for nobody wants to hear them all at once. @type {(() => void) | null} */
let waiting = null;

/** One note. @typedef {(context: AudioContext, frequency: number, start: number) => void} Note */

/** The one tone that says the most about a move. @param {readonly import('../../pkg/engine.d.ts').Effect[]} effects @returns {Tone} */
export function toneOf(effects) {
  /** @param {string} type */
  const has = (type) => effects.some((effect) => effect.type === type);
  if (has('over')) return 'over';
  if (has('mated') || has('out')) return 'mated';
  if (has('check')) return 'check';
  if (has('phase') || has('allied') || has('thawed')) return 'phase';
  return has('captured') ? 'capture' : 'move';
}

/** Sounds a tone, at once or when the system allows it. @param {Tone} tone @param {Note} [note] what each of its notes sounds like */
export function playTone(tone, note = beep) {
  if (typeof AudioContext === 'undefined') return;
  if (!audio || audio.state === 'closed') audio = new AudioContext();
  const context = audio;
  const play = () => TONES[tone].forEach((frequency, index) => note(context, frequency, context.currentTime + index * 0.11));
  if (context.state === 'running') return play();
  const first = waiting === null;
  waiting = play;
  if (first) void wake(context);
}

/** Suspended by the browser until a gesture, or interrupted by the system: asks again at every gesture. @param {AudioContext} context */
async function wake(context) {
  const tries = new AbortController();
  const again = () => void context.resume().catch(() => {});
  for (const type of ['pointerdown', 'keydown', 'visibilitychange']) document.addEventListener(type, again, { signal: tries.signal, capture: true });
  const running = new Promise((done) => context.addEventListener('statechange', () => context.state === 'running' && done(true), { signal: tries.signal }));
  again();
  await running;
  tries.abort();
  waiting?.();
  waiting = null;
}

/** @type {Note} */
function beep(context, frequency, start) {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.16, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.15);
}
