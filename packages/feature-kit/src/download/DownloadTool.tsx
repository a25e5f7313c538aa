import { formatNumber, Icon, Menu, TextButton, type IconName } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useKitTexts } from '../screens/language.tsx'
import type { KitTexts } from '../texts.ts'
import type { DownloadStore, FileWanted } from './DownloadStore.ts'
import { useDownload } from './useDownload.ts'

/** Asked when it is clicked, so that the list's filters of that moment count. */
type FilesWanted = () => readonly FileWanted[]

interface DownloadToolProps {
  label: string
  icon?: IconName
  /** Files to save … */
  files?: FilesWanted
  /** … or what its menu offers. */
  choices?: readonly { label: string; files: FilesWanted }[]
  disabled?: boolean
}

/** A button that saves files, or a menu of such; while it runs it says how far it is and can be stopped. */
export const DownloadTool = observer(function DownloadTool({ label, icon = 'download', files, choices, disabled }: DownloadToolProps) {
  const { store, run } = useDownload()
  const words = useKitTexts().download
  if (store.running)
    return (
      <span className="jst-download">
        <output aria-label={label}>{progressText(store, words)}</output>
        <progress className="jst-download-bar" aria-label={label} max={1} value={store.share} />
        <TextButton onClick={() => store.cancel()}>{words.cancel}</TextButton>
      </span>
    )
  const face = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  if (choices)
    return (
      <Menu
        label={label}
        triggerClassName="jst-tool-button"
        trigger={face}
        items={choices.map((choice) => ({ key: choice.label, label: choice.label, onSelect: () => void run(choice.files()) }))}
      />
    )
  return (
    <button type="button" className="jst-tool-button" disabled={disabled} onClick={() => void run(files?.() ?? [])}>
      {face}
    </button>
  )
})

function progressText({ count, done, received, share }: DownloadStore, words: KitTexts['download']): string {
  const file =
    share !== undefined
      ? `${Math.round(share * 100)}%`
      : received > 0
        ? words.received(formatNumber(Math.ceil(received / 1024)))
        : words.preparing
  return count > 1 ? words.file(done + 1, count, file) : file
}
