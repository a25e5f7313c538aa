import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { TextField } from '../controls/TextField.tsx'
import { useTexts } from '../language.tsx'
import type { SavedViews } from './model.ts'

interface SavedViewPanelProps {
  /** Key of the list. */
  name: string
  /** Query of the current list. */
  searchPart: string
  views: SavedViews
}

/** Saves what a list shows under a name, and keeps the views that were saved. A refusal stands at the name. */
export const SavedViewPanel = observer(function SavedViewPanel({ name: list, searchPart, views }: SavedViewPanelProps) {
  const words = useTexts().list
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const savedViews = views.of(list)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    act(async () => {
      await views.save(list, { name, search: searchPart })
      setName('')
    })
  return (
    <form
      className="jst-saved-views"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField label={words.viewName} value={name} onChange={setName} maxLength={20} hint={words.viewNameHint} error={error} />
      <Button htmlType="submit" type="primary" size="small" long loading={busy} disabled={name.trim() === ''}>
        {words.saveView}
      </Button>
      {savedViews.length === 0 ? <p>{words.noViews}</p> : null}
      <ul>
        {savedViews.map((view) => (
          <li key={view.id}>
            <span>{view.name}</span>
            <IconButton
              icon="refresh"
              label={words.updateView(view.name)}
              disabled={busy || view.search === searchPart}
              onClick={() => void act(() => views.save(list, { id: view.id, name: view.name, search: searchPart }))}
            />
            <IconButton
              icon="close"
              label={words.removeView(view.name)}
              disabled={busy}
              onClick={() => void act(() => views.remove(view.id))}
            />
          </li>
        ))}
      </ul>
    </form>
  )
})
