import { Button } from '@arco-design/web-react'
import { myLicence } from '@jst/contracts/company'
import { FilePick } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { LicencePreview } from '../licence/LicencePreview.tsx'
import type { ApplicationForm } from './ApplicationForm.ts'
import { texts } from './texts.ts'

const words = texts.create

/** The licence: picked, sent with its progress, and shown as it lies on the server. */
export const LicenceField = observer(function LicenceField({ form }: { form: ApplicationForm }) {
  const { stored, uploaded } = form
  const problem = form.problemOf('Licence')
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
      {form.editable ? (
        <FilePick accept=".png,.jpg,.jpeg,.pdf" label={words.licence} onFile={(file) => void form.upload(file)}>
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
