import { Button } from '@arco-design/web-react'
import { readPackingFile, type PackedBox, type PackingFile } from '@jst/contracts/packing'
import { useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { ImportWay } from '@jst/feature-kit/boxes'
import { answerLines, FileReading } from '@jst/feature-kit/entity'
import { Dialog, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.importDialog

interface ImportDialogProps {
  file: File
  read: PackingFile
  onTake: (boxes: readonly PackedBox[], replace: boolean) => void
  onClose: () => void
}

/** Content, questions and unread cells of a file; its boxes go into the sheet once everything is answered. */
export const ImportDialog = observer(function ImportDialog({ file, read: first, onTake, onClose }: ImportDialogProps) {
  const { api } = useApp()
  const language = useAnswerLanguage()
  const [read, setRead] = useState(first)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [replace, setReplace] = useState(false)
  const again = useAction(async () => {
    setRead(await api.upload(readPackingFile, file, { Answers: answerLines(answers), ...language }, { fileName: file.name }))
  })
  const open = read.Questions.filter(({ Key }) => !answers[Key])
  const lines = read.Boxes.reduce((count, { Lines }) => count + Lines.length, 0)
  const asks = read.Questions.length > 0
  return (
    <Dialog
      title={words.title(read.FileName)}
      width={760}
      onClose={onClose}
      footer={
        asks ? (
          <Button type="primary" disabled={open.length > 0} loading={again.busy} onClick={() => void again.run()}>
            {words.again}
          </Button>
        ) : (
          <Button
            type="primary"
            disabled={read.Boxes.length === 0}
            onClick={() => {
              onTake(read.Boxes, replace)
              onClose()
            }}
          >
            {words.submit}
          </Button>
        )
      }
    >
      <Notice>{words.found(read.Boxes.length, lines)}</Notice>
      <FileReading read={read} answers={answers} onAnswer={(key, value) => setAnswers({ ...answers, [key]: value })} />
      {asks ? null : <ImportWay replace={replace} onPick={setReplace} />}
    </Dialog>
  )
})
