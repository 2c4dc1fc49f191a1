import { useSite } from '#web/hospital/site-data.ts';
import { langOf } from '#web/ui/lang.tsx';

export function Logo({ className = '' }: { className?: string }) {
  const site = useSite();
  const { name, logo } = site;
  if (logo) {
    return (
      <img
        src={logo.url}
        alt={name}
        width={logo.width}
        height={logo.height}
        className={`h-11 w-auto max-w-56 object-contain ${className}`}
      />
    );
  }
  const [first, ...rest] = name.split(' ');
  return (
    <span className={`flex items-center gap-3 ${className}`}>
      <Mark />
      <span className="logo-words leading-none" {...langOf(site)}>
        <span className="block text-2xl font-bold leading-none tracking-tight">{first}</span>
        {rest.length > 0 ? (
          <span className="mt-1 block text-sm leading-none opacity-85">{rest.join(' ')}</span>
        ) : null}
      </span>
    </span>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 48 48" className="size-11 shrink-0" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="14" className="fill-teal-700" />
      <path d="M12 39V21a12 12 0 0 1 24 0v18h-5V21a7 7 0 0 0-14 0v18z" className="fill-coral" />
      <path d="M17 39V21a7 7 0 0 1 14 0v18z" className="fill-teal-950" />
      <path d="M17 39V21c0-2.6 1.4-4.9 3.5-6.1l5 2.9c.9.5 1.5 1.5 1.5 2.6v21.3z" className="fill-mint" />
      <circle cx="24.3" cy="29" r="1.3" className="fill-teal-700" />
    </svg>
  );
}
