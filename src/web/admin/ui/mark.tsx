export function Mark() {
  return (
    <svg viewBox="0 0 48 48" className="mark" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="14" fill="#0b5563" />
      <path d="M12 39V21a12 12 0 0 1 24 0v18h-5V21a7 7 0 0 0-14 0v18z" fill="#f2785c" />
      <path d="M17 39V21a7 7 0 0 1 14 0v18z" fill="#072831" />
      <path
        d="M17 39V21c0-2.600 1.400-4.900 3.500-6.100l5 2.900c.9.500 1.500 1.500 1.500 2.600v21.300z"
        fill="#cfe8e3"
      />
      <circle cx="24.300" cy="29" r="1.300" fill="#0b5563" />
    </svg>
  );
}
