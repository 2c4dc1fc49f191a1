export function FormProblem({ words }: { words: string | null }) {
  return words ? (
    <p role="alert" className="notice notice-danger">
      {words}
    </p>
  ) : null;
}
