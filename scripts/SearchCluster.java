import java.util.Scanner;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Runs the nodes of a cluster until its input ends, and then deletes their folder. Each line of input stops or starts a node: «stop 1». */
public class SearchCluster {
  public static void main(String[] arguments) throws Exception {
    var runner = new OpenSearchRunner();
    try {
      runner.setMaxHttpPort(-1);
      runner.build(arguments);
      System.out.println("ready");
      var input = new Scanner(System.in);
      while (input.hasNextLine()) System.out.println(obey(runner, input.nextLine().split(" ")));
    } catch (Throwable error) {
      error.printStackTrace();
      System.exit(1);
    }
    runner.close();
    runner.clean();
    System.exit(0);
  }

  private static String obey(OpenSearchRunner runner, String[] order) throws Exception {
    var node = Integer.parseInt(order[1]);
    if (order[0].equals("stop")) runner.getNode(node).close();
    else runner.startNode(node);
    return String.join(" ", order);
  }
}
