/**
 * Milliseconds of the fastest answer by name, of at least `rounds`. Other work on the machine only ever adds time, so
 * the fastest of many are comparable: while one takes more than `ratio` times as long as another, and more than
 * `slackMs` longer, all are asked again, up to `mostRounds` times.
 *
 * @param timed by name: asks once and returns the milliseconds it took
 */
export async function fastest<Name extends string>(
  timed: Record<Name, () => Promise<number>>,
  { rounds = 15, mostRounds = 60, ratio = 1.5, slackMs = 0 } = {},
) {
  const names = Object.keys(timed) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  let isAlike = false;
  for (let round = 0; round < mostRounds && !(isAlike && round >= rounds); round++) {
    // Each of them is first equally often.
    for (const name of round % 2 ? names : names.toReversed()) {
      times[name] = Math.min(times[name], await timed[name]());
    }
    const [least, most] = [
      Math.min(...names.map((name) => times[name])),
      Math.max(...names.map((name) => times[name])),
    ];
    isAlike = most - least <= Math.max(slackMs, least * (ratio - 1));
  }
  return { times, isAlike };
}

export async function took(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
