import type { SiVersionRow } from '@jst/contracts/si'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { VersionCompare } from '../../compare/VersionCompare.tsx'
import { useEditor } from '../EditorContext.tsx'

/** Compares the submitted version, the rejected one first, with the draft; a label links to its field. */
export const DraftCompare = observer(function DraftCompare({ rows }: { rows: readonly SiVersionRow[] }) {
  const { model } = useEditor()
  const draft = useDeferredValue(model.session.current)
  return <VersionCompare rows={rows} draft={draft ?? undefined} onJump={(place) => model.view.goHere(place)} />
})
