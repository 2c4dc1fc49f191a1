/** Something outside the program keeps it from starting. The message is one sentence for the person who runs it. */
export class StartError extends Error {
  override name = 'StartError';
}
