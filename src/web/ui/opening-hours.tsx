export function OpeningHours({
  hours,
  className = '',
}: {
  hours: { days: string; hours: string }[];
  className?: string;
}) {
  return (
    <dl className={`divide-y divide-line ${className}`}>
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="beside flex justify-between gap-6 py-2 leading-snug">
          <dt className="min-w-0 wrap-anywhere">{days}</dt>
          <dd className="max-w-[55%] shrink-0 text-right font-semibold tabular-nums">{open}</dd>
        </div>
      ))}
    </dl>
  );
}
