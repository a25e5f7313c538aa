import { Button } from '@arco-design/web-react'
import { addPicture, pictureLimits } from '@jst/contracts/portal'
import { failureOf, useApp } from '@jst/feature-kit'
import { Field, FilePick, type FieldProps } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const accept = pictureLimits.kinds.map((kind) => (kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`)).join(',')

interface PictureFieldProps extends FieldProps {
  /** Key of a picture; '' for none. */
  value: string
  onChange: (key: string) => void
  disabled?: boolean | undefined
}

/** One picture: chosen or dropped, kept at once, shown as visitors will see it. */
export function PictureField({ value, onChange, disabled, ...field }: PictureFieldProps) {
  const upload = useAddPicture()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const take = async (file: File) => {
    setBusy(true)
    setFailed(undefined)
    try {
      onChange(await upload(file))
    } catch (reason) {
      setFailed(failureOf(reason).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Field {...field} error={failed ?? field.error}>
      {({ id, describedBy }) => (
        <div
          className="jst-picture-field"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const [file] = event.dataTransfer.files
            if (file && !disabled) void take(file)
          }}
        >
          {value ? (
            <img src={`/site-picture/${value}/480`} alt={texts.shown(field.label)} />
          ) : (
            <span className="jst-muted">{texts.none}</span>
          )}
          <div className="jst-acts">
            <FilePick accept={accept} label={field.label} onFile={(file) => void take(file)}>
              {(choose) => (
                <Button
                  id={id}
                  aria-label={texts.act(field.label, value ? texts.change : texts.choose)}
                  aria-describedby={describedBy}
                  size="small"
                  loading={busy}
                  disabled={disabled}
                  onClick={choose}
                >
                  {value ? texts.change : texts.choose}
                </Button>
              )}
            </FilePick>
            {value ? (
              <Button aria-label={texts.act(field.label, texts.remove)} size="small" disabled={disabled} onClick={() => onChange('')}>
                {texts.remove}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </Field>
  )
}

/** Keeps a picture and answers its key. */
export function useAddPicture(): (file: File) => Promise<string> {
  const { api } = useApp()
  return async (file) => (await api.upload(addPicture, file, {}, { fileName: file.name })).Key
}
