/**
 * Runs a job periodically, first after `firstMs`, never twice at once in this process, and at once when woken. The job
 * itself must be safe to run in several processes.
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
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(first);
      await running;
    },
  };
}
