/**
 * Runs a job now and then, first after `firstMs`, never twice at once in this process, and at once when told that there is something to do.
 * What the job does must itself be safe beside another process that runs it too.
 */
export function repeat(
  everyMs: number,
  job: () => Promise<void>,
  onError: (error: unknown) => void,
  firstMs = 0,
) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function wake() {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = job()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  const first = setTimeout(wake, firstMs);
  first.unref();
  return {
    wake,
    /** Waits for a run that is under way. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(first);
      await running;
    },
  };
}
