import { TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../../texts.ts'
import { useWorkbench } from '../context.tsx'
import { reloadDocument } from '../leaving.ts'

/** Notice of a newer build, with a button that reloads the page. */
export const NewVersion = observer(function NewVersion() {
  const { parts } = useWorkbench()
  const words = texts.newVersion
  return (
    <div className="jst-preview-banner" role="status">
      <span>{words.is}</span>
      <TextButton onClick={() => void reloadDocument(parts)}>{words.reload}</TextButton>
    </div>
  )
})
