import { Button } from '@arco-design/web-react'
import { readManifestFile, type ManifestContent, type ManifestFile } from '@jst/contracts/manifest'
import { useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { answerLines, FileReading } from '@jst/feature-kit/entity'
import { Dialog, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.importing

interface ImportDialogProps {
  file: File
  read: ManifestFile
  onTake: (content: ManifestContent, name: string) => void
  onClose: () => void
}

/** Content of a workbook with its questions and unread cells; its values become proposals once everything is answered. */
export const ImportDialog = observer(function ImportDialog({ file, read: first, onTake, onClose }: ImportDialogProps) {
  const { api } = useApp()
  const language = useAnswerLanguage()
  const [read, setRead] = useState(first)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const again = useAction(async () =>
    setRead(await api.upload(readManifestFile, file, { Answers: answerLines(answers), ...language }, { fileName: file.name })),
  )
  const { Content, Questions } = read
  const asks = Questions.length > 0
  return (
    <Dialog
      title={words.title(read.FileName)}
      width={760}
      onClose={onClose}
      footer={
        asks ? (
          <Button
            type="primary"
            disabled={Questions.some(({ Key }) => !answers[Key])}
            loading={again.busy}
            onClick={() => void again.run()}
          >
            {words.again}
          </Button>
        ) : (
          <Button
            type="primary"
            onClick={() => {
              onTake(Content, read.FileName)
              onClose()
            }}
          >
            {words.submit}
          </Button>
        )
      }
    >
      <Notice>{words.found(Content.BillNo, Content.Boxes.length, Content.Goods.length)}</Notice>
      <FileReading read={read} answers={answers} onAnswer={(key, value) => setAnswers({ ...answers, [key]: value })} />
    </Dialog>
  )
})
