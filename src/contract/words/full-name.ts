/** "Dr Clara Hensley". */
export function fullName({ title, name }: { title?: string; name: string }) {
  return title ? `${title} ${name}` : name;
}
