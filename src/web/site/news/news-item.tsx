import { excerptOf, type News } from '#contract/news.ts';
import { socialPicture } from '#contract/social-picture.ts';
import { apiContext, type Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { feedLink } from '#web/site/cards/feed-link.ts';
import { NewsCard } from '#web/site/cards/news-card.tsx';
import { PublishDate } from '#web/site/cards/publish-date.tsx';
import { loadEntry, slugOrId } from '#web/site/entry/entry.ts';
import { articleFacts } from '#web/site/entry/entry-facts.ts';
import { HeadFacts } from '#web/site/entry/head-facts.tsx';
import { publishedAt } from '#web/site/entry/published-at.ts';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/news-item.ts';
import { NewsSide } from './news-side.tsx';
import { mostRelated } from './related-news.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: article, place } = await loadEntry(request, '/news', params.newsId, slugOrId(api.news));
  return { article, place, related: await relatedTo(api, article) };
}

/** A few articles of each tag are enough to find those that share the most. */
async function relatedTo(api: Client, article: News) {
  const found = await Promise.all(
    article.tags.map((tag) => orNothing('related news', api.news.list({ query: { tag, limit: '8' } }))),
  );
  return mostRelated(
    article,
    found.flatMap((news) => news ?? []),
  );
}

export const links: Route.LinksFunction = () => [feedLink];

export const meta: Route.MetaFunction = ({ matches, loaderData: { article, place } }) =>
  pageMeta(matches, {
    title: article.seoTitle || article.title,
    description: article.seoDescription || excerptOf(article),
    ...place,
    picture: (hospital) => socialPicture('news', article, hospital),
    published: publishedAt(article),
  });

export default function NewsItem({ loaderData: { article, related } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <article aria-labelledby="title">
      <PageHead
        trail={[
          { label: t('News'), href: at('/news') },
          { label: article.title, lang: langOf(article) },
        ]}
        entry={article}
        title={article.title}
        lead={article.excerpt}
        image={article.image}
      >
        <HeadFacts
          facts={[
            ...(article.author
              ? [
                  {
                    icon: 'user-round' as const,
                    label: t('Written by'),
                    value: inLang(article, article.author),
                  },
                ]
              : []),
            { icon: 'calendar-days', label: t('Published'), value: <PublishDate article={article} /> },
          ]}
        />
      </PageHead>
      <DetailBody
        sideLast
        underPicture={article.image !== null}
        side={<NewsSide article={article} origin={site.origin} />}
      >
        <RichText document={article.body} written={article} />
      </DetailBody>
      <CardSection
        name="related"
        ground="sand"
        className="no-print"
        title={t('You may also want to read')}
        more={{ href: at('/news'), label: t('All news') }}
        entries={related}
        card={(other) => <NewsCard article={other} />}
      />
      <JsonLd data={articleFacts(site, article)} />
    </article>
  );
}
