export function Warnings({ of: warnings }: { of: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div role="alert" className="notice notice-warning">
      {warnings.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
