/** What every patient does before a visit: on its page and in its mail. */
export function beforeVisit(mode: 'in-person' | 'phone' | 'video') {
  return [
    'Bring a photo ID, your medicines or a list of them, and earlier reports.',
    mode === 'in-person'
      ? 'Please be at reception ten minutes early.'
      : 'Please be ready a few minutes early, in a quiet place.',
  ];
}
