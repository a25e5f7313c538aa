import { manifestTemplateFile, readManifestFile, type ManifestContent, type ManifestFile } from '@jst/contracts/manifest'
import { DownloadTool, useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { FilePick, lazyPart } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)
const words = texts.importing

/** 导入文件 and 下载模板. A read file is offered as proposals; nothing of it is written by itself. */
export const ImportTool = observer(function ImportTool({ onTake }: { onTake: (content: ManifestContent, name: string) => void }) {
  const { api } = useApp()
  const language = useAnswerLanguage()
  const [open, setOpen] = useState<{ file: File; read: ManifestFile }>()
  const reading = useAction(async (file: File) =>
    setOpen({ file, read: await api.upload(readManifestFile, file, language, { fileName: file.name }) }),
  )
  return (
    <>
      <FilePick label={words.pick} accept=".xlsx,.xls,.csv" onFile={(file) => void reading.run(file)}>
        {(choose) => (
          <button type="button" className="jst-tool-button" disabled={reading.busy} onClick={choose}>
            {words.pick}
          </button>
        )}
      </FilePick>
      <DownloadTool label={words.template} files={() => [{ path: manifestTemplateFile.path, query: { ...language } }]} />
      {open ? <ImportDialog {...open} onTake={onTake} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
})
