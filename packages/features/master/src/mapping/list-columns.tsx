import { aliasKinds, type Alias, type Unmatched } from '@jst/contracts/master'
import { formatText, type Column, type Filter } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.mapping

/** Conditions of both lists. */
export const filtersOf = (placeholder: string): Filter[] => [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder },
  {
    kind: 'choice',
    key: 'Kind',
    label: words.kind,
    options: Object.entries(aliasKinds).map(([value, label]) => ({ value, label })),
  },
]

/** Text, kind and source: the first columns of both lists. */
export const saidColumns = <Row extends Pick<Alias | Unmatched, 'Text' | 'Kind' | 'Source'>>(): Column<Row>[] => [
  {
    key: 'text',
    title: words.text,
    width: 240,
    sort: 'Text',
    copy: (row) => row.Text,
    text: (row) => row.Text,
    render: (row) => row.Text,
  },
  { key: 'kind', title: words.kind, width: 90, sort: 'Kind', render: (row) => aliasKinds[row.Kind] },
  { key: 'source', title: words.source, width: 120, render: (row) => formatText(row.Source) },
]
