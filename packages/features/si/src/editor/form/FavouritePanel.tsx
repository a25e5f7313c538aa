import { countSiFavourite, removeSiFavourite, saveSiFavourite, siFavourites, type SiFavourite } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { SearchPanel, useSearch } from '@jst/feature-kit/document'
import { toBillText } from '@jst/si-drafts/rules'
import { Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { recordFields } from '../../declared-fields.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts as words } from './favourites.texts.ts'

interface FavouritePanelProps {
  readonly name: 'marks' | 'goods'
  readonly text: string
  readonly onTake: (text: string) => void
}

/** Search and its results. Replacing a text in the text area needs a confirmation. */
export const FavouritePanel = observer(function FavouritePanel({ name, text, onTake }: FavouritePanelProps) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const [again, setAgain] = useState(0)
  const [asking, setAsking] = useState<SiFavourite>()
  const CGO_ID = model.order.id
  const ask = useCallback(
    (sought: string, signal: AbortSignal) =>
      api.call(siFavourites, { CGO_ID, Field: name, ...(sought === '' ? {} : { Keyword: sought }) }, { signal }),
    [api, CGO_ID, name],
  )
  const found = useSearch(keyword.trim(), again, ask)
  const use = (row: SiFavourite, fullText: string) => {
    onTake(fullText)
    // the text is in the bill already: a count that cannot be written is ignored
    void api.call(countSiFavourite, { Id: row.Id }).catch(() => undefined)
  }
  const save = useAction(async () => {
    await api.call(saveSiFavourite, { CGO_ID, Field: name, Text: toBillText(text).trim() })
    notify.success(words.saved)
    setAgain(again + 1)
  })
  const remove = useAction(async ({ Id }: SiFavourite) => {
    await api.call(removeSiFavourite, { Id })
    setAgain(again + 1)
  })
  return (
    <SearchPanel
      label={words.search(recordFields[name].zh)}
      placeholder={words.search(recordFields[name].zh)}
      text={keyword}
      onText={(typed) => {
        setKeyword(typed)
        setAsking(undefined)
      }}
      found={found}
      onAgain={() => setAgain(again + 1)}
      rowKey={({ Id }) => Id}
      renderRow={({ Text, OfCustomer }) => (
        <span className="jst-party-name">
          <span className="jst-cut">{Text.split('\n').join(' / ')}</span>
          {OfCustomer ? null : <small>{words.other}</small>}
        </span>
      )}
      onTake={(row) => (text.trim() === '' || text === row.Text ? use(row, row.Text) : setAsking(row))}
      none={keyword.trim() === '' ? words.none : words.noMatch}
      question={
        asking ? (
          <Notice
            tone="warning"
            action={
              <span className="jst-party-acts">
                <TextButton onClick={() => use(asking, asking.Text)}>{words.replace}</TextButton>
                <TextButton onClick={() => use(asking, `${text.trimEnd()}\n${asking.Text}`)}>{words.append}</TextButton>
                <TextButton onClick={() => setAsking(undefined)}>{words.leave}</TextButton>
              </span>
            }
          >
            {words.replaceAsk}
          </Notice>
        ) : null
      }
      renderFooter={(current) => (
        <>
          {text.trim() === '' ? null : (
            <TextButton disabled={save.busy} onClick={() => void save.run()}>
              {words.save}
            </TextButton>
          )}
          {current ? (
            <TextButton
              disabled={remove.busy}
              aria-label={words.remove(current.Text.split('\n')[0] ?? '')}
              onClick={() => void remove.run(current)}
            >
              {words.removeMark}
            </TextButton>
          ) : null}
        </>
      )}
    />
  )
})
