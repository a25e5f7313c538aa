import { isSafeLink, readRich, type RichMark, type RichNode } from '@jst/contracts/portal'
import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import { useSite } from './site.tsx'

/** Draws a rich text (JSON). What is no part of rich text is not drawn at all: there is no way from a stored text to markup. */
export function RichText({ text }: { text: string }) {
  const { tongue } = useSite()
  const doc = readRich(text)
  if (!doc || (doc.content?.length ?? 0) === 0) return null
  return (
    <div className="rich" lang={tongue(text)}>
      {drawAll(doc.content)}
    </div>
  )
}

const drawAll = (nodes: readonly RichNode[] | undefined): ReactNode => nodes?.map((node, at) => <Node key={at} node={node} />)

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')
const span = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined)

function Node({ node }: { node: RichNode }): ReactNode {
  const inside = drawAll(node.content)
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((rendered, mark) => marked(rendered, mark), node.text)
    case 'hardBreak':
      return <br />
    case 'heading':
      return node.attrs?.['level'] === 2 ? <h2>{inside}</h2> : <h3>{inside}</h3>
    case 'bulletList':
      return <ul>{inside}</ul>
    case 'orderedList':
      return <ol>{inside}</ol>
    case 'listItem':
      return <li>{inside}</li>
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'horizontalRule':
      return <hr />
    case 'image':
      return <Picture of={wordOf(node.attrs?.['src'])} alt={wordOf(node.attrs?.['alt'])} />
    case 'table':
      return (
        <div className="table">
          <table>
            <tbody>{inside}</tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return <tr>{inside}</tr>
    case 'tableHeader':
      return (
        <th colSpan={span(node.attrs?.['colspan'])} rowSpan={span(node.attrs?.['rowspan'])}>
          {inside}
        </th>
      )
    case 'tableCell':
      return (
        <td colSpan={span(node.attrs?.['colspan'])} rowSpan={span(node.attrs?.['rowspan'])}>
          {inside}
        </td>
      )
    default:
      return <p>{inside}</p>
  }
}

function marked(rendered: ReactNode, { type, attrs }: RichMark): ReactNode {
  switch (type) {
    case 'bold':
      return <strong>{rendered}</strong>
    case 'italic':
      return <em>{rendered}</em>
    case 'underline':
      return <u>{rendered}</u>
    case 'strike':
      return <s>{rendered}</s>
    case 'link':
      return attrs?.href ? <SiteLink to={attrs.href}>{rendered}</SiteLink> : rendered
  }
}

/** A link that somebody wrote: to a page of this site, or to another one without telling it where the reader came from. */
export function SiteLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  const { link, tongue } = useSite()
  const lang = typeof children === 'string' ? tongue(children) : undefined
  if (!isSafeLink(to)) return <>{children}</>
  if (to.startsWith('/'))
    return (
      <a className={className} href={link(to)} lang={lang}>
        {children}
      </a>
    )
  return (
    <a className={className} href={to} lang={lang} rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
