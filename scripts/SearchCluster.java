import java.util.List;
import java.util.Scanner;
import java.util.ServiceLoader;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.opensearch.painless.PainlessModulePlugin;
import org.opensearch.plugins.ExtensiblePlugin.ExtensionLoader;

/** Runs the nodes of a cluster until its input ends, and then deletes their folder. Each line of input stops or starts a node: «stop 1». */
public class SearchCluster {
  public static void main(String[] arguments) throws Exception {
    var runner = new OpenSearchRunner();
    try {
      extendScripts();
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

  /** Scripts may read vectors, as where the vector plugin is installed: its descriptor, which is not read here, says that it extends them. */
  private static void extendScripts() {
    new PainlessModulePlugin().loadExtensions(new ExtensionLoader() {
      public <T> List<T> loadExtensions(Class<T> type) {
        return ServiceLoader.load(type).stream().map(ServiceLoader.Provider::get).toList();
      }
    });
  }

  private static String obey(OpenSearchRunner runner, String[] order) throws Exception {
    var node = Integer.parseInt(order[1]);
    if (order[0].equals("stop")) runner.getNode(node).close();
    else runner.startNode(node);
    return String.join(" ", order);
  }
}
