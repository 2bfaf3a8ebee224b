/** What the process of a run answers, once. `failed`: the method broke or its result does not hold; one sentence. */
export type ChildAnswer<Value> = { readonly value: Value } | { readonly failed: string };

/** Takes one task as a message, answers it by another and ends this process, which ends with its parent, too. */
export function answerTask<Task, Value>(run: (task: Task) => Promise<Value>): void {
  process.title = 'roundsman-solve';
  process.once('message', (task: Task) => void answer(run(task)));
  process.once('disconnect', () => process.exit(1));
}

async function answer<Value>(running: Promise<Value>): Promise<void> {
  const answer: ChildAnswer<Value> = await running.then(
    (value) => ({ value }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.exit(0));
}
