/** Answers what a load brought, or null where it failed. The failure is logged; the page goes on without that part. */
export async function orNothing<T>(what: string, loading: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await loading).data;
  } catch (error) {
    console.error(`A part of a page could not be loaded: ${what}.`, error);
    return null;
  }
}
