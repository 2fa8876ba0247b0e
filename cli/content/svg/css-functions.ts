/** CSS functions that compute a value. None of them loads anything. */
export const valueFunctions: readonly string[] = (
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var env attr calc calc-size min max ' +
  'clamp abs sign round mod rem sqrt pow hypot log exp sin cos tan asin acos atan atan2 ' +
  'matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley ' +
  'scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective ' +
  'cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert ' +
  'opacity saturate sepia circle ellipse inset polygon path rect xywh ' +
  'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient ' +
  'repeating-conic-gradient repeat minmax fit-content counter counters anchor anchor-size'
).split(' ')
