export function runLighthouse(
  url: string,
  form: 'mobile' | 'desktop',
): Promise<{ readonly scores: readonly number[]; readonly losses: readonly string[] }>
