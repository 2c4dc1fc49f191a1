/** The website in its other languages: the progress of each entry, and the page that translates one. */
import { useParams } from 'react-router';
import { Board } from './board.tsx';
import { boardQuery } from './board-query.ts';
import { Desk } from './desk.tsx';

export const handle = {
  opens: ({
    params: { resource, id, language },
    search,
  }: {
    params: Record<string, string | undefined>;
    search: URLSearchParams;
  }) =>
    language
      ? [['translation', 'get', { params: { resource, id, language } }]]
      : [['translation', 'list', { query: boardQuery(search) }]],
};

export default function TranslationPage() {
  const { resource, id, language } = useParams();
  return resource && id && language ? (
    <Desk key={`${resource} ${id} ${language}`} resource={resource} id={id} language={language} />
  ) : (
    <Board />
  );
}
