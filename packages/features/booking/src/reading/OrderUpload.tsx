import { Button } from '@arco-design/web-react'
import { bookingUpload, uploadBookingFile, type OpenUpload } from '@jst/contracts/booking'
import { useAction, useAnswerLanguage, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { useDrop } from '@jst/feature-kit/document'
import { EmptyState, ErrorView, FilePick, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { OrderList } from './OrderList.tsx'
import { texts as all } from './texts.ts'

const texts = all.list

/** 上传委托: a list of bookings, one a row; the ticked rows become drafts. `?Id=`: a list of the log. */
const OrderUpload = observer(function OrderUpload() {
  const { api } = useApp()
  const uploadId = useScreenId('Id')
  const language = useAnswerLanguage()
  const upload = useDetail(bookingUpload, uploadId === undefined ? undefined : { Id: uploadId, ...language })
  const [read, setRead] = useState<OpenUpload>()
  const opened = read ?? upload.data
  const [sent, setSent] = useState<File>()
  const send = useAction(async (file: File, sheet: { Sheet?: string } = {}) => {
    setRead(await api.upload(uploadBookingFile, file, { Kind: 'orders', ...sheet, ...language }, { fileName: file.name }))
    setSent(file)
  })
  const { over, ...drop } = useDrop(!send.busy, ([file]) => (file ? void send.run(file) : undefined))
  const pick = (
    <FilePick label={texts.pick} accept=".xlsx,.xls,.csv,.json" onFile={(file) => void send.run(file)}>
      {(open) => (
        <Button type={opened ? 'secondary' : 'primary'} loading={send.busy} onClick={open}>
          {texts.pick}
        </Button>
      )}
    </FilePick>
  )
  return (
    <PageFrame title={names.upload}>
      <div {...drop} className={over ? 'jst-note-box is-over' : 'jst-note-box'} aria-busy={send.busy}>
        {upload.status === 'failed' && upload.error && !read ? <ErrorView error={upload.error} onRetry={upload.reload} /> : null}
        {opened ? (
          <OrderList
            key={opened.Record.Id}
            opened={opened}
            onOpened={setRead}
            busy={send.busy}
            onTake={sent ? (Sheet) => void send.run(sent, { Sheet }) : undefined}
          >
            {pick}
          </OrderList>
        ) : upload.status === 'empty' && uploadId !== undefined ? (
          <EmptyState title={all.gone} action={pick} />
        ) : (
          <EmptyState title={texts.drop} hint={texts.hint} action={pick} />
        )}
      </div>
    </PageFrame>
  )
})

export const Screen = inLanguage(OrderUpload)
