import type { LiveContent } from '@jst/contracts/portal'
import { SeaRoutes } from '../art/SeaRoutes.tsx'
import { Picture } from '../Picture.tsx'
import { useSite } from '../site.tsx'
import { dayOf, fact } from './facts.ts'

const addressOf = ({ RecordId, Kind }: LiveContent) => `/external/newsDetaile?Id=${RecordId}${Kind === 'news' ? '' : `&Kind=${Kind}`}`

const Tags = ({ words }: { words: readonly string[] }) =>
  words.filter(Boolean).map((word) => (
    <span className="tag" key={word}>
      {word}
    </span>
  ))

const Heading = ({ article, as: As }: { article: LiveContent; as: 'h2' | 'h3' }) => {
  const { link, tongue } = useSite()
  return (
    <As lang={tongue(article.Title)}>
      <a href={link(addressOf(article))}>{article.Title}</a>
    </As>
  )
}

/** News of a home page: the first one large beside the others; the company's are cards. */
export const NewsBlock = ({ articles }: { articles: readonly LiveContent[] }) => {
  const { look } = useSite()
  if (look === 'company') return <NewsCards articles={articles.slice(0, 3)} />
  const [first, ...others] = articles
  return (
    <div className={others.length > 0 ? 'news-pair' : 'news-one'}>
      <FirstNews article={first!} />
      {others.length > 0 ? <Articles articles={others} /> : null}
    </div>
  )
}

const FirstNews = ({ article }: { article: LiveContent }) => {
  const { texts, tongue } = useSite()
  return (
    <article className="card first">
      {article.Picture ? (
        <Picture of={article.Picture} alt="" sizes="(max-width: 600px) 100vw, 560px" />
      ) : (
        <div className="cover">
          <SeaRoutes />
        </div>
      )}
      <p className="quiet">
        <Tags words={[texts.category(article.Category)]} />
        <time dateTime={dayOf(article.From)}>{dayOf(article.From)}</time>
      </p>
      <Heading article={article} as="h3" />
      <p lang={tongue(article.Summary)}>{article.Summary}</p>
    </article>
  )
}

const NewsCards = ({ articles }: { articles: readonly LiveContent[] }) => {
  const { texts, tongue } = useSite()
  return (
    <ul className="cards dated">
      {articles.map((article) => (
        <li className="card" key={article.RecordId}>
          <Picture of={article.Picture} alt="" sizes="(max-width: 600px) 100vw, 380px" />
          <time dateTime={dayOf(article.From)}>
            <b>{dayOf(article.From).slice(5)}</b> {dayOf(article.From).slice(0, 4)}
          </time>
          <Heading article={article} as="h3" />
          <p lang={tongue(article.Summary)}>{article.Summary}</p>
          <p className="quiet">{texts.category(article.Category)}</p>
        </li>
      ))}
    </ul>
  )
}

export const Articles = ({ articles }: { articles: readonly LiveContent[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    <ul className="rows">
      {articles.map((article) => (
        <li key={article.RecordId}>
          <time dateTime={dayOf(article.From)}>{dayOf(article.From)}</time>
          <div>
            <Tags words={[article.Top ? texts.top : '', article.Category ? texts.category(article.Category) : '']} />
            <a href={link(addressOf(article))} lang={tongue(article.Title)}>
              {article.Title}
            </a>
          </div>
          {article.Summary ? <p lang={tongue(article.Summary)}>{article.Summary}</p> : null}
        </li>
      ))}
    </ul>
  )
}

export const Letters = ({ letters }: { letters: readonly LiveContent[] }) => {
  const { texts, lang, link, tongue } = useSite()
  // carriers are known by their codes everywhere
  const carrierOf = (letter: LiveContent) => (lang === 'en' ? letter.Category : fact(letter, 'Carrier'))
  return (
    <ul className="rows">
      {letters.map((letter) => (
        <li key={letter.RecordId}>
          <time dateTime={dayOf(letter.From)}>{dayOf(letter.From)}</time>
          <div>
            <Tags words={[carrierOf(letter), texts.category(fact(letter, 'Subject'))]} />
            <a href={link(addressOf({ ...letter, Kind: 'letter' }))} lang={tongue(letter.Title)}>
              {letter.Title}
            </a>
          </div>
          {fact(letter, 'EffectiveFrom') ? <p>{texts.from(fact(letter, 'EffectiveFrom'))}</p> : null}
        </li>
      ))}
    </ul>
  )
}
