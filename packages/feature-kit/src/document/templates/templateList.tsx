import type { Endpoint } from '@jst/contracts'
import { AppLink, columnKinds, RowActs, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo, type ReactNode } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import type { RowOf } from '../../list/defineList.ts'
import { listScreen, type ListScreen, type ListScreenSpec } from '../../list/listScreen.tsx'
import type { ListStore } from '../../list/ListStore.ts'
import type { Words } from '../../words.ts'
import { TemplateScope } from './TemplateScope.tsx'
import { useTemplateTexts, type TemplateTexts } from './texts.ts'

/** Values of a template of any kind. */
interface TemplateFacts {
  readonly name: string
  readonly shared: boolean
  readonly uses: number
  readonly usedAt: string | null
  /** The owner. */
  readonly by: string
  readonly updatedAt?: string
}
interface TemplateActs<Row> {
  /** Opens a template for changes. */
  readonly edit: (row: Row) => void
  /** Label of `edit`, where it changes less than everything. */
  readonly editLabel?: string
  /** A promise: the copy is stored. Otherwise a form with the copy has been opened. */
  readonly copy: (row: Row, name: string) => Promise<unknown> | void
  readonly remove: (row: Row) => Promise<unknown>
}
interface TemplatePage<Row> {
  /** Address of a new record that begins with the template; undefined for people who may not begin one. */
  use?: ((row: Row) => string) | undefined
  /** Undefined for people who may only read. Rows are rendered again when it changes. */
  acts?: TemplateActs<Row> | undefined
  /** Next step while there are no templates. */
  first?: ReactNode
  actions?: ReactNode
  beside?: ReactNode
}
type ColumnName = 'uses' | 'usedAt' | 'by'

interface TemplateListSpec<E extends Endpoint> extends Pick<ListScreenSpec<E>, 'name' | 'endpoint' | 'filters' | 'always' | 'rowKey'> {
  label: () => string
  /** Filter for shared templates, with its value for each case. */
  shared: { readonly key: string; readonly yes: string; readonly no: string }
  /** Names of the columns that the server sorts by. */
  sorts: { readonly name: string; readonly uses: string; readonly usedAt: string; readonly updatedAt?: string }
  /** Keys under which people stored the settings of these columns. */
  columnKeys?: Partial<Record<ColumnName, string>>
  facts: (row: RowOf<E>) => TemplateFacts
  /** Columns of the content of the kind. */
  columns: () => readonly Column<RowOf<E>>[]
  words: () => { readonly keywordHint: string; readonly empty: string; readonly emptyHint: string }
  usePage: (list: ListStore<RowOf<E>>) => TemplatePage<RowOf<E>>
}

const viewsOf = ({ views }: Words<TemplateTexts>, { key, yes, no }: TemplateListSpec<Endpoint>['shared']): ListView[] => [
  { key: 'all', label: views.all, filters: {} },
  { key: 'shared', label: views.shared, filters: { [key]: yes } },
  { key: 'own', label: views.own, filters: { [key]: no } },
]

/** The templates of a kind, shared and of the reader: use, change, copy and removal. */
export function templateList<E extends Endpoint>(spec: TemplateListSpec<E>): ListScreen {
  type Row = RowOf<E>
  const { shared, sorts, columnKeys = {}, facts, columns: contentColumns, words, usePage, ...list } = spec
  const { cell, count, text, time } = columnKinds<Row>()
  const columnsOf = (
    texts: Words<TemplateTexts>,
    { use, acts }: TemplatePage<Row>,
    copy: (row: Row) => void,
    remove: (row: Row) => void,
  ) => {
    const { columns } = texts
    const nameOf = (row: Row) => facts(row).name
    const usedAt = time(columnKeys.usedAt ?? 'usedAt', columns.usedAt, (row) => facts(row).usedAt, sorts.usedAt)
    const opener = (row: Row) => {
      if (use) return <AppLink to={use(row)}>{nameOf(row)}</AppLink>
      return acts ? <TextButton onClick={() => acts.edit(row)}>{nameOf(row)}</TextButton> : nameOf(row)
    }
    return [
      text('name', columns.name, 220, nameOf, { sort: sorts.name, render: opener }),
      cell('scope', columns.scope, 90, (row) => <TemplateScope shared={facts(row).shared} />),
      ...contentColumns(),
      count(columnKeys.uses ?? 'uses', columns.uses, 96, (row) => facts(row).uses, { sort: sorts.uses }),
      usedAt,
      text(columnKeys.by ?? 'by', columns.by, 90, (row) => facts(row).by),
      ...(sorts.updatedAt === undefined
        ? []
        : [time('updatedAt', columns.updatedAt, (row) => facts(row).updatedAt ?? null, sorts.updatedAt)]),
      ...(use || acts
        ? [
            cell('acts', columns.act, 220, (row) => (
              <RowActs>
                {use ? (
                  <AppLink to={use(row)} aria-label={texts.useNamed(nameOf(row))}>
                    {texts.use}
                  </AppLink>
                ) : null}
                {acts ? (
                  <>
                    <TextButton onClick={() => acts.edit(row)}>{acts.editLabel ?? texts.edit}</TextButton>
                    <TextButton onClick={() => copy(row)}>{texts.copy}</TextButton>
                    <TextButton onClick={() => remove(row)}>{texts.remove}</TextButton>
                  </>
                ) : null}
              </RowActs>
            )),
          ]
        : []),
    ]
  }
  return listScreen<E>({
    ...list,
    sort: `-${sorts.usedAt}`,
    usePage: (store) => {
      const { navigate, notify } = useApp()
      const texts = useTemplateTexts()
      const { keywordHint, empty, emptyHint } = words()
      const { use, acts, first, actions, beside } = usePage(store)
      const { run: copy } = useAction(async (row: Row) => {
        const name = texts.copyName(facts(row).name)
        const storing = acts?.copy(row, name)
        if (!storing) return
        await storing
        notify.success(texts.saved(name))
        store.reload()
      })
      const { run: remove } = useAction(async (row: Row) => {
        const { name, shared: isShared } = facts(row)
        const content = isShared ? texts.removeShared : texts.removeOwn
        if (!(await notify.confirm({ title: texts.removeAsk(name), content, ok: texts.remove, danger: true }))) return
        await acts?.remove(row)
        notify.success(texts.removed)
        store.reload()
      })
      const columns = useMemo(
        () =>
          columnsOf(
            texts,
            { use, acts },
            (row) => void copy(row),
            (row) => void remove(row),
          ),
        [texts, use, acts, copy, remove],
      )
      const conditions: Filter[] = [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: keywordHint }]
      return {
        columns,
        conditions,
        views: viewsOf(texts, shared),
        actions,
        onOpen: use ? (row) => navigate(use(row)) : acts?.edit,
        onEdit: acts?.edit,
        empty: { title: empty, hint: emptyHint, action: first },
        beside,
      }
    },
  })
}
