import { Button } from '@arco-design/web-react'
import { confirmUnmatched, setUnmatched, unmatchedList, type Unmatched } from '@jst/contracts/master'
import { listScreen, tellFailure, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatNumber, formatText, RowActs, TextButton, type Column, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { texts } from '../texts.ts'
import { ChooseDialog } from './ChooseDialog.tsx'
import { MappingTabs } from './MappingTabs.tsx'
import { filtersOf, saidColumns } from './list-columns.tsx'

const words = texts.mapping

const views: ListView[] = (['open', 'done', 'ignored'] as const).map((State) => ({
  key: State,
  label: words.views[State],
  filters: { State },
}))
const filters = filtersOf(words.text)

/** Texts that no import could find, with what may be meant; one click teaches it. */
export const { Screen: QueueList, preload } = listScreen({
  name: 'unmatched',
  endpoint: unmatchedList,
  filters: { Keyword: 'text', Kind: 'text', State: 'text' },
  opensWith: '?State=open',
  sort: '-Times',
  rowKey: (row) => row.Id,
  label: words.label,
  conditions: filters,
  views,
  siblings: <MappingTabs current="queue" />,
  empty: { title: words.emptyQueue, hint: words.emptyQueueHint },
  usePage: (store) => {
    const { api, notify } = useApp()
    const may = usePermitted('confirm')
    const [choosing, setChoosing] = useState<Unmatched>()
    const acts = useMemo(() => {
      const attempt = async (act: () => Promise<string>) => {
        try {
          notify.success(await act())
          store.reload()
        } catch (error) {
          tellFailure(notify, error)
        }
      }
      return {
        confirm: (Items: { Id: number; TargetCode: string }[]) =>
          attempt(async () => words.confirmed((await api.call(confirmUnmatched, { Items })).Confirmed)),
        ignore: (Ids: number[]) => attempt(async () => words.ignored((await api.call(setUnmatched, { Ids, State: 'ignored' })).Changed)),
        undo: (Id: number) => attempt(async () => (await api.call(setUnmatched, { Ids: [Id], State: 'open' }), words.undone)),
      }
    }, [api, notify, store])
    const columns = useMemo(
      (): Column<Unmatched>[] => [
        ...saidColumns<Unmatched>(),
        { key: 'times', title: words.times, width: 90, align: 'right', sort: 'Times', render: (row) => formatNumber(row.Times) },
        {
          key: 'suggestions',
          title: words.suggestions,
          width: 360,
          grow: true,
          render: (row) =>
            row.State !== 'open' ? (
              formatText(row.TargetCode)
            ) : row.Suggestions.length === 0 ? (
              <span className="jst-muted">{words.none}</span>
            ) : (
              <RowActs>
                {row.Suggestions.map(({ Code, Name, Reason }) => (
                  <TextButton
                    key={Code}
                    title={Reason}
                    disabled={!may}
                    onClick={() => void acts.confirm([{ Id: row.Id, TargetCode: Code }])}
                  >
                    {Name} {Code}
                  </TextButton>
                ))}
              </RowActs>
            ),
        },
        { key: 'last', title: words.last, width: 116, sort: 'UpdateTime', render: (row) => <DateText value={row.UpdateTime} /> },
        {
          key: 'acts',
          title: words.acts,
          width: 150,
          render: (row) =>
            !may ? null : row.State === 'open' ? (
              <RowActs>
                <TextButton onClick={() => setChoosing(row)}>{words.choose}</TextButton>
                <TextButton onClick={() => void acts.ignore([row.Id])}>{words.ignore}</TextButton>
              </RowActs>
            ) : (
              <TextButton onClick={() => void acts.undo(row.Id)}>{words.undo}</TextButton>
            ),
        },
      ],
      [may, acts],
    )
    const chosen = store.selectedRows.filter(({ State }) => State === 'open')
    const firsts = chosen.flatMap(({ Id, Suggestions: [first] }) => (first ? [{ Id, TargetCode: first.Code }] : []))
    return {
      columns,
      batch: may ? (
        <>
          <Button onClick={() => (firsts.length === 0 ? notify.error(words.noSuggestion) : void acts.confirm(firsts))}>
            {words.confirmAll}
          </Button>
          <Button onClick={() => void acts.ignore(chosen.map(({ Id }) => Id))}>{words.ignore}</Button>
        </>
      ) : undefined,
      onOpen: (row) => (may && row.State === 'open' ? setChoosing(row) : undefined),
      beside: (
        <>
          {choosing ? (
            <ChooseDialog
              line={choosing}
              onChoose={(TargetCode) => {
                setChoosing(undefined)
                void acts.confirm([{ Id: choosing.Id, TargetCode }])
              }}
              onClose={() => setChoosing(undefined)}
            />
          ) : null}
        </>
      ),
    }
  },
})
