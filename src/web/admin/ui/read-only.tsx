/** Stands once above what the account may read and not change. */
export function ReadOnly() {
  return <p className="notice">You can read this page. Your account may not change it.</p>;
}
