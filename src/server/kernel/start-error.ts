/** A cause outside the program that keeps it from starting. The message is one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
