import { type ReactElement, useId } from 'react'
import type { Control, Value, Values } from './example.ts'

interface ControlsProps {
  readonly controls: Readonly<Record<string, Control>>
  readonly values: Values
  readonly onChange: (name: string, value: Value) => void
}

/** The values of an example as form fields. */
export function Controls({ controls, values, onChange }: ControlsProps): ReactElement {
  return (
    <fieldset className="live__controls">
      <legend>Change the values</legend>
      {Object.entries(controls).map(([name, control]) => (
        <Field
          key={name}
          control={control}
          value={values[name] ?? control.value}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </fieldset>
  )
}

interface FieldProps {
  readonly control: Control
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Field({ control, value, onChange }: FieldProps): ReactElement {
  const id = useId()
  if ('choices' in control)
    return (
      <span>
        <label htmlFor={id}>{control.label}</label>{' '}
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </span>
    )
  if ('min' in control) return <NumberField {...{ control, value, onChange }} />
  return (
    <label>
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />{' '}
      {control.label}
    </label>
  )
}

function NumberField({ control, value, onChange }: FieldProps): ReactElement | null {
  if (!('min' in control)) return null
  const { label, min, max, step = 1 } = control
  const change = (text: string): void => {
    const number = Number(text)
    if (text !== '' && number >= min && number <= max) onChange(number)
  }
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        {...{ min, max, step }}
        defaultValue={String(value)}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  )
}
