import type { LiveContent } from '@jst/contracts/portal'
import type { Listed, PageContent, PageModel } from '../model.ts'
import { Articles, Letters } from '../blocks/Articles.tsx'
import { dayOf } from '../blocks/facts.ts'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { Sharing } from './Sharing.tsx'
import { Title } from './Title.tsx'

const pathOf = ({ at }: PageModel) => at.split('?')[0]!
/** Which list of the page is asked for. */
const kindOf = ({ at }: PageModel) => new URLSearchParams(at.split('?')[1] ?? '').get('Kind') ?? ''
const queryOf = (model: PageModel, category: string, page: number) => {
  const kind = kindOf(model)
  const given = {
    ...(kind ? { Kind: kind } : {}),
    ...(category ? { Category: category } : {}),
    ...(page > 1 ? { Page: String(page) } : {}),
  }
  const query = new URLSearchParams(given).toString()
  return query ? `?${query}` : ''
}

export const News = ({ list, of, model }: { list: Listed; of: 'news' | 'letter'; model: PageModel }) => {
  const { texts, link } = useSite()
  const kinds = [
    ['news', texts.page(model.page), pathOf(model)],
    ['letter', texts.letters, `${pathOf(model)}?Kind=letter`],
  ] as const
  return (
    <Title text={of === 'letter' ? texts.letters : texts.page(model.page)}>
      <nav className="halves" aria-label={texts.kinds}>
        {kinds.map(([kind, name, to]) => (
          <a key={kind} href={link(to)} aria-current={kind === of ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <Categories list={list} model={model} />
      {list.items.length === 0 ? (
        <p className="lead">{texts.none}</p>
      ) : of === 'letter' ? (
        <Letters letters={list.items} />
      ) : (
        <Articles articles={list.items} />
      )}
      <Turn list={list} model={model} />
    </Title>
  )
}

export function Categories({ list: { categories, category }, model }: { list: Listed; model: PageModel }) {
  const { texts, link, tongue } = useSite()
  if (categories.length < 2) return null
  return (
    <ul className="chips">
      {[{ Code: '', Name: texts.all }, ...categories].map(({ Code, Name }) => (
        <li key={Code}>
          <a
            href={link(pathOf(model) + queryOf(model, Code, 1))}
            lang={tongue(texts.category(Name))}
            aria-current={Code === category ? 'true' : undefined}
          >
            {texts.category(Name)}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Turn({ list: { total, page, size, category }, model }: { list: Listed; model: PageModel }) {
  const { texts, link } = useSite()
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  return (
    <nav className="turn" aria-label={texts.pages}>
      {page > 1 ? <a href={link(pathOf(model) + queryOf(model, category, page - 1))}>{texts.previous}</a> : null}
      <span>{texts.pageOf(page, pages)}</span>
      {page < pages ? <a href={link(pathOf(model) + queryOf(model, category, page + 1))}>{texts.next}</a> : null}
    </nav>
  )
}

export function Article({ content: { article, newer, older, share } }: { content: Extract<PageContent, { kind: 'article' }> }) {
  const { texts, lang, link } = useSite()
  const source = article.Facts['Author'] ?? (lang === 'en' ? '' : article.Facts['Carrier'])
  const facts = [dayOf(article.From), texts.category(article.Category), source ? texts.wordsOf(texts.author, String(source)) : ''].filter(
    Boolean,
  )
  return (
    <article>
      <Title text={article.Title} quiet={facts.join(' · ')} lead={article.Summary} narrow>
        <Picture of={article.Picture} alt="" first />
        <RichText text={article.Body} />
        {share ? <Sharing title={article.Title} share={share} /> : null}
        <nav className="turn neighbours" aria-label={texts.pages}>
          {newer ? <Neighbour word={texts.newer} article={newer} /> : null}
          {older ? <Neighbour word={texts.older} article={older} /> : null}
          <a className="back" href={link(article.Kind === 'letter' ? '/external/newsList?Kind=letter' : '/external/newsList')}>
            {texts.back}
          </a>
        </nav>
      </Title>
    </article>
  )
}

const Neighbour = ({ word, article }: { word: string; article: LiveContent }) => {
  const { texts, link } = useSite()
  return (
    <a href={link(`/external/newsDetaile?Id=${article.RecordId}${article.Kind === 'news' ? '' : `&Kind=${article.Kind}`}`)}>
      {texts.wordsOf(word, article.Title)}
    </a>
  )
}

export const Downloads = ({ list, model }: { list: Listed; model: PageModel }) => {
  const { base, texts, tongue } = useSite()
  return (
    <Title text={texts.page(model.page)}>
      <Categories list={list} model={model} />
      {list.items.length > 0 ? (
        <ul className="rows">
          {list.items.map((file) => (
            <li key={file.RecordId}>
              <span className="quiet">{texts.category(file.Category)}</span>
              <div>
                <a href={`${base}/site-file/${file.RecordId}`} lang={tongue(file.Title)} download>
                  {file.Title}
                </a>{' '}
                <span className="quiet">{texts.kilobytes(Number(file.Facts['Bytes'] ?? 0))}</span>
              </div>
              {file.Summary ? <p lang={tongue(file.Summary)}>{file.Summary}</p> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="lead">{texts.none}</p>
      )}
      <Turn list={list} model={model} />
    </Title>
  )
}
