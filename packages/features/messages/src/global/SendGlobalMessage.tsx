import { globalMessageInfo } from '@jst/contracts/messages'
import { useBack, useDetail, useScreenId, type App, type ScreenLocation } from '@jst/feature-kit'
import { useCreated } from '@jst/feature-kit/form'
import { DetailPage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Editor } from './Editor.tsx'
import { texts } from './texts.ts'

const sourceOf = (search: string): number | undefined => {
  const params = new URLSearchParams(search)
  return Number(params.get('Id') ?? params.get('CopyId')) || undefined
}
export const preload = (app: App, location: ScreenLocation): void => {
  const id = sourceOf(location.search)
  if (id) app.reads.start(globalMessageInfo, { Id: id })
}

/** Initial values of the form. */
interface Writing {
  serial: number
  id: number | undefined
  copyId: number | undefined
}

/** Writing a message to many: new, `?Id=` an existing one, or `?CopyId=` with the words of another (spec §2.19). */
export const Screen = observer(function SendGlobalMessage() {
  const id = useScreenId('Id')
  const copyId = useScreenId('CopyId')
  const [writing, setWriting] = useState<Writing>({ serial: 0, id, copyId })
  const [createdId, tellCreatedId] = useCreated()
  const becameOwn = id !== undefined && id === createdId
  if (id !== writing.id || copyId !== writing.copyId) setWriting({ serial: writing.serial + (becameOwn ? 0 : 1), id, copyId })
  const source = writing.id ?? writing.copyId
  return <Loaded key={writing.serial} source={source} isCopy={writing.id === undefined} onMade={tellCreatedId} />
})

interface LoadedProps {
  source: number | undefined
  isCopy: boolean
  onMade: (id: number) => void
}
const Loaded = observer(function Loaded({ source, isCopy, onMade }: LoadedProps) {
  const onBack = useBack()
  const [first] = useState(source)
  const read = useDetail(globalMessageInfo, first === undefined ? undefined : { Id: first })
  const [startedAsCopy] = useState(isCopy)
  if (first !== undefined && !read.data)
    return (
      <DetailPage
        title={texts.editor.title}
        onBack={onBack}
        state={read.error ? 'failed' : 'loading'}
        error={read.error}
        onRetry={read.reload}
      />
    )
  return <Editor start={startedAsCopy ? { copyOf: read.data } : { stored: read.data }} onMade={onMade} />
})
