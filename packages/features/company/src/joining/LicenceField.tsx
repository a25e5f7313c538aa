import { Button } from '@arco-design/web-react'
import { myLicence, uploadLicence } from '@jst/contracts/company'
import { useApp } from '@jst/feature-kit'
import { FilePick } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LicencePreview } from '../licence/LicencePreview.tsx'
import { texts } from './texts.ts'
import { isOpen, type ApplicationForm } from './useApplicationForm.ts'

const words = texts.create

/** The licence: picked, sent with its progress, and shown as it lies on the server. */
export const LicenceField = observer(function LicenceField({ form }: { form: ApplicationForm }) {
  const { api } = useApp()
  const [uploaded, setUploaded] = useState<number>()
  const { stored } = form
  const problem = form.errors['Licence']
  const upload = async (file: File) => {
    setUploaded(0)
    await form.run(async () => {
      await form.flush()
      form.rebase(await api.upload(uploadLicence, file, { Id: form.stored!.Id }, { onProgress: setUploaded }))
    })
    setUploaded(undefined)
  }
  return (
    <div className={problem ? 'jst-field is-wrong' : 'jst-field'}>
      <span className="jst-field-label">
        {words.licence}
        <span className="jst-field-required" aria-hidden="true">
          *
        </span>
      </span>
      {stored?.LicenceName ? (
        <LicencePreview key={stored.UpdateTime} path={myLicence.path} id={stored.Id} name={stored.LicenceName} />
      ) : null}
      {isOpen(form) ? (
        <FilePick accept=".png,.jpg,.jpeg,.pdf" label={words.licence} onFile={(file) => void upload(file)}>
          {(choose) => (
            <Button loading={uploaded !== undefined} onClick={choose}>
              {uploaded === undefined
                ? stored?.LicenceName
                  ? words.licenceAgain
                  : words.licencePick
                : words.uploading(Math.round(uploaded * 100))}
            </Button>
          )}
        </FilePick>
      ) : null}
      <p className="jst-field-note" role={problem ? 'alert' : undefined}>
        {problem ?? words.licenceHint}
      </p>
    </div>
  )
})
