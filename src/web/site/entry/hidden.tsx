/** Words of a message that are only read out: `<Phrase message="Compare<hidden> {title}</hidden>" hidden={hidden} … />`. */
export function hidden(words: string) {
  return <span className="sr-only">{words}</span>;
}
