import { commentDocument } from '@jst/contracts/document'
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import { trackingPages, trackSearches, trackSearchesExport, trackSearchFollow, type TrackSearch } from '@jst/contracts/tracking'
import { DownloadTool, link, listScreen, useApp } from '@jst/feature-kit'
import { RowField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import {
  AppLink,
  DateText,
  formatText,
  LinesField,
  StatusTag,
  TextButton,
  TextField,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'Who', label: texts.who, options: Object.entries(texts.whoNames).map(([value, label]) => ({ value, label })) },
  { kind: 'choice', key: 'Unfollowed', label: texts.followed, options: [{ value: 'true', label: texts.views.open }] },
  { kind: 'choice', key: 'Missed', label: texts.hits, options: [{ value: 'true', label: texts.missed }] },
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: texts.dates },
]
const views: readonly ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'open', label: texts.views.open, filters: { Unfollowed: 'true' } },
  { key: 'missed', label: texts.views.missed, filters: { Missed: 'true' } },
  { key: 'visitors', label: texts.views.visitors, filters: { Who: 'visitor' } },
  { key: 'customers', label: texts.views.customers, filters: { Who: 'customer' } },
]
const whoOf = ({ Company, Name, Who }: TrackSearch) => Company || Name || wordOf(texts.whoNames, Who)

const columnsOf = (onFollow: ((row: TrackSearch) => void) | undefined): Column<TrackSearch>[] => [
  { key: 'at', title: texts.at, width: 120, sort: 'At', render: ({ At }) => <DateText value={At} /> },
  {
    key: 'query',
    title: texts.query,
    width: 190,
    grow: true,
    copy: ({ Query }) => Query,
    text: ({ Query }) => Query,
    render: ({ Query, Hits }) => (Hits > 0 ? <AppLink to={link(trackingPages.list, { Keyword: Query })}>{Query}</AppLink> : Query),
  },
  {
    key: 'hits',
    title: texts.hits,
    width: 110,
    render: ({ Hits }) => <StatusTag tone={Hits > 0 ? 'green' : 'orange'}>{Hits > 0 ? texts.hit(Hits) : texts.missed}</StatusTag>,
  },
  { key: 'who', title: texts.who, width: 90, render: ({ Who }) => wordOf(texts.whoNames, Who) },
  { key: 'name', title: texts.name, width: 110, text: ({ Name }) => Name, render: ({ Name }) => formatText(Name) },
  { key: 'company', title: texts.company, width: 190, text: ({ Company }) => Company, render: ({ Company }) => formatText(Company) },
  { key: 'carrier', title: texts.carrier, width: 120, render: ({ Carrier }) => formatText(Carrier) },
  { key: 'page', title: texts.page, width: 160, text: ({ Page }) => Page, render: ({ Page }) => formatText(Page) },
  { key: 'address', title: texts.address, width: 130, hidden: true, render: ({ Address }) => formatText(Address) },
  {
    key: 'acts',
    title: texts.act,
    width: 130,
    text: ({ FollowedBy }) => FollowedBy,
    render: (row) =>
      row.FollowedAt ? (
        <>
          <AppLink to={row.FollowedLink}>{texts.followedBy(row.FollowedBy)}</AppLink>{' '}
          <small className="jst-muted">
            <DateText value={row.FollowedAt} />
          </small>
        </>
      ) : onFollow && row.Who !== 'staff' ? (
        <TextButton aria-label={`${texts.followUp} ${row.Query}`} onClick={() => onFollow(row)}>
          {texts.followUp}
        </TextButton>
      ) : (
        '–'
      ),
  },
]

/** 用户查询日志: who searched for what, and whether it was found. */
export const { Screen, preload } = listScreen({
  name: 'track-searches',
  endpoint: trackSearches,
  filters: { Keyword: 'text', Who: 'text', Missed: 'flag', Unfollowed: 'flag', From: 'text', To: 'text' },
  sort: '-At',
  rowKey: (row) => row.Id,
  label: texts.label,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const mayExport = usePermitted('export', trackingPages.searches)
    const mayFollow = usePermitted('add', customerCalls.entity.path)
    const [row, setRow] = useState<TrackSearch>()
    const columns = useMemo(() => columnsOf(mayFollow ? setRow : undefined), [mayFollow])
    return {
      columns,
      tools: mayExport ? (
        <DownloadTool label={texts.export} files={() => [{ path: trackSearchesExport.path, query: store.question, list: true }]} />
      ) : undefined,
      beside: row ? <FollowUp row={row} onDone={() => store.refreshQuietly()} onClose={() => setRow(undefined)} /> : null,
    }
  },
})

const words = texts.dialog

/** A note in the conversation of a customer about what somebody searched for; who is none yet becomes a potential customer first. */
const FollowUp = observer(function FollowUp({ row, onDone, onClose }: { row: TrackSearch; onDone: () => void; onClose: () => void }) {
  const { api, notify, navigate } = useApp()
  const form = useForm({
    start: () => ({ Customer: [] as readonly string[], NameZh: row.Company, Note: words.noteOf(whoOf(row), row.Query, row.Hits === 0) }),
    fields: { Customer: { label: words.customer }, NameZh: { label: words.name }, Note: { label: words.note, required: true } },
    check: ({ Customer, NameZh }) => (Customer.length === 0 && NameZh.trim() === '' ? { NameZh: words.choose } : {}),
    save: async ({ Customer, NameZh, Note }) => {
      const [code] = Customer
      const found = code ? await api.call(customerCalls.list, { Keyword: code, PageSize: 20 }) : undefined
      const customer = found?.Rows.find(({ Code }) => Code === code)
      const { Id } = customer ?? (await api.call(customerCalls.save, { Id: 0, Values: { NameZh: NameZh.trim() } }))
      await api.call(commentDocument, { Kind: customerDocument.kind, Id, Audience: 'internal', Text: Note.trim() })
      const page = link(customerDocument.page, { Id })
      await api.call(trackSearchFollow, { Id: row.Id, Link: page })
      return page
    },
    saved: (page) => {
      notify.success(words.done)
      onClose()
      onDone()
      navigate(page)
    },
  })
  const { Customer } = form.values
  return (
    <FormDialog form={form} title={words.title(row.Query)} note={words.lead} submit={words.submit} roomy onClose={onClose}>
      <RowField
        {...form.field('Customer')}
        value={Customer}
        kind="customer"
        hint={words.customerHint}
        onChange={(codes) => form.write({ Customer: codes })}
      />
      {Customer.length === 0 ? <TextField {...form.field('NameZh')} maxLength={100} /> : null}
      <LinesField {...form.field('Note')} maxLength={500} />
    </FormDialog>
  )
})
